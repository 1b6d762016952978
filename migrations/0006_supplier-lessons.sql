CREATE TABLE "supplier_lessons" (
	"user_id" text NOT NULL,
	"handle" text NOT NULL,
	"document" integer NOT NULL,
	"correction" text NOT NULL,
	"supplier" text NOT NULL,
	"memory" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_lessons_user_id_handle_document_pk" PRIMARY KEY("user_id","handle","document")
);
--> statement-breakpoint
DROP TABLE "supplier_memories" CASCADE;--> statement-breakpoint
ALTER TABLE "supplier_lessons" ADD CONSTRAINT "supplier_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;