ALTER TABLE "report" ADD COLUMN "by_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;