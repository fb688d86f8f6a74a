ALTER TABLE "record_revision" ADD COLUMN "cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_revision" ADD COLUMN "reason" text DEFAULT '' NOT NULL;