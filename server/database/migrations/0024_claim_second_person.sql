ALTER TABLE "claim" ADD COLUMN "document_read_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "proposed_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_proposed_by_person_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;