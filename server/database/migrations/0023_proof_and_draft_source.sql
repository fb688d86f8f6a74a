ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD COLUMN "begun_by" text DEFAULT '' NOT NULL;