ALTER TABLE "bulk_decision" DROP CONSTRAINT "bulk_decision_state_check";--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD COLUMN "agreed_by" uuid;--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD CONSTRAINT "bulk_decision_agreed_by_person_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD CONSTRAINT "bulk_decision_state_check" CHECK ("bulk_decision"."state" in ('proposed', 'waiting', 'cancelled', 'done'));