ALTER TABLE "report" ADD COLUMN "measure" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "took" boolean DEFAULT false NOT NULL;