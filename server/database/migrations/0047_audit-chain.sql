CREATE TABLE "audit_head" (
	"day" date PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"position" integer PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_link_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action");--> statement-breakpoint
CREATE INDEX "audit_entry_request" ON "audit_entry" USING btree ("request_id");--> statement-breakpoint
create trigger audit_link_append_only before update or delete on audit_link
  for each row execute function refuse_change();--> statement-breakpoint
create trigger audit_head_append_only before update or delete on audit_head
  for each row execute function refuse_change();
