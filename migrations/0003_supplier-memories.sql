CREATE TABLE "supplier_memories" (
	"user_id" text NOT NULL,
	"supplier" text NOT NULL,
	"memory" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_memories_user_id_supplier_pk" PRIMARY KEY("user_id","supplier")
);
--> statement-breakpoint
ALTER TABLE "read_invoices" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_memories" ADD CONSTRAINT "supplier_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;