ALTER TABLE "person" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "pending_email_until" timestamp with time zone;