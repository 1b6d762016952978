CREATE TABLE "automation_failures" (
	"job_id" text PRIMARY KEY NOT NULL,
	"step" text,
	"url" text NOT NULL,
	"aria_snapshot" text NOT NULL,
	"screenshot" "bytea",
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "automation_failures" ADD CONSTRAINT "automation_failures_job_id_automation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."automation_jobs"("id") ON DELETE cascade ON UPDATE no action;