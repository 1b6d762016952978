CREATE TABLE "worker_browsers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"available" boolean NOT NULL,
	"optimized" boolean NOT NULL,
	"reserved_vm" boolean NOT NULL,
	"capacity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"workshop_key" text NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb,
	"cancelled" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workshop_credentials" ADD COLUMN "refused_login" text;--> statement-breakpoint
ALTER TABLE "workshop_looks" ADD CONSTRAINT "workshop_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_looks_workshop" ON "workshop_looks" USING btree ("workshop_key");