ALTER TABLE "bulk_decision" DROP CONSTRAINT "bulk_decision_verb";--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD COLUMN "case_kind" text DEFAULT 'submission' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD CONSTRAINT "bulk_decision_kind" CHECK ("bulk_decision"."case_kind" in ('submission', 'report', 'correction'));--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD CONSTRAINT "bulk_decision_verb" CHECK ("bulk_decision"."verb" in ('approve', 'reject', 'archive', 'dismiss', 'accept', 'decline'));