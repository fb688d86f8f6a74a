ALTER TABLE "event" ALTER COLUMN "time_zone" SET DEFAULT 'UTC';--> statement-breakpoint
ALTER TABLE "stakeholder" ALTER COLUMN "country_code" SET DEFAULT '';