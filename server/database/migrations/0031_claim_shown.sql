ALTER TABLE "claim" DROP CONSTRAINT "claim_proof";--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_proof" CHECK ("claim"."proof" in ('page_code', 'domain_code', 'website_text', 'document'));--> statement-breakpoint
UPDATE "claim" SET "shown_at" = coalesce("proved_at", "created_at")
WHERE "proved_at" IS NOT NULL OR "document_id" IS NOT NULL
  OR EXISTS (SELECT 1 FROM "claim_event" e WHERE e."claim_id" = "claim"."id" AND e."verb" = 'answer');
