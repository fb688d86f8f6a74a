ALTER TABLE "person" ADD COLUMN "username" text;--> statement-breakpoint
CREATE UNIQUE INDEX "person_username_key" ON "person" USING btree (lower("username"));