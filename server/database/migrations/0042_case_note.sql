CREATE TABLE "case_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_kind" text NOT NULL,
	"case_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "case_note" ("id", "case_kind", "case_id", "author_id", "body", "created_at")
SELECT "id", 'contact', "message_id", "author_id", "body", "created_at" FROM "contact_entry" WHERE "kind" = 'note'
UNION ALL
SELECT "id", 'submission', "submission_id", "author_id", "body", "created_at" FROM "submission_note";--> statement-breakpoint
INSERT INTO "contact_reply" ("id", "message_id", "body", "author_id", "created_at")
SELECT "id", "message_id", "body", "author_id", "created_at" FROM "contact_entry" WHERE "kind" = 'reply';--> statement-breakpoint
DROP TABLE "contact_entry" CASCADE;--> statement-breakpoint
DROP TABLE "submission_note" CASCADE;--> statement-breakpoint
ALTER TABLE "case_note" ADD CONSTRAINT "case_note_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_note_case" ON "case_note" USING btree ("case_kind","case_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_reply_message" ON "contact_reply" USING btree ("message_id","created_at");--> statement-breakpoint
-- A note goes with its case, of whatever kind that is.
CREATE FUNCTION drop_case_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM case_note WHERE case_kind = TG_ARGV[0] AND case_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER submission_notes AFTER DELETE ON "submission" FOR EACH ROW EXECUTE FUNCTION drop_case_notes('submission');--> statement-breakpoint
CREATE TRIGGER claim_notes AFTER DELETE ON "claim" FOR EACH ROW EXECUTE FUNCTION drop_case_notes('claim');--> statement-breakpoint
CREATE TRIGGER contact_message_notes AFTER DELETE ON "contact_message" FOR EACH ROW EXECUTE FUNCTION drop_case_notes('contact');--> statement-breakpoint
CREATE TRIGGER report_notes AFTER DELETE ON "report" FOR EACH ROW EXECUTE FUNCTION drop_case_notes('report');--> statement-breakpoint
CREATE TRIGGER correction_notes AFTER DELETE ON "correction" FOR EACH ROW EXECUTE FUNCTION drop_case_notes('correction');
