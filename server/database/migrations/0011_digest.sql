ALTER TABLE "notification" ADD COLUMN "on_site" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_to_mail" ON "notification" USING btree ("person_id","created_at") WHERE "notification"."mailed_at" is null;--> statement-breakpoint
UPDATE "notification" SET "mailed_at" = "created_at" WHERE "mailed_at" IS NULL;
