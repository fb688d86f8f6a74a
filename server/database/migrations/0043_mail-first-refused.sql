ALTER TABLE "mail_outbox" ADD COLUMN "first_refused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "idempotency_key_key" ON "idempotency_key" USING btree ("key");