-- Indexes take only what never changes by settings; the words of an array do not, though array_to_string says less.
create function words_of(text[]) returns text language sql immutable strict parallel safe
  return array_to_string($1, ' ');--> statement-breakpoint
CREATE INDEX "event_list" ON "event" USING btree ("starts_at","id","ends_at","published_at","category_id","province_code","organiser_id","is_online") WHERE "event"."status" = 'approved' and "event"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "event_spotlight" ON "event" USING btree ("starts_at") WHERE "event"."is_spotlight" and "event"."status" = 'approved' and "event"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "event_ends" ON "event" USING btree ("status","ends_at");--> statement-breakpoint
CREATE INDEX "event_appears" ON "event" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "event_words" ON "event" USING gin ("title" gin_trgm_ops,"title_kh" gin_trgm_ops,"summary" gin_trgm_ops,"summary_kh" gin_trgm_ops,"venue" gin_trgm_ops,"venue_kh" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "program_list" ON "program" USING btree ("closes_at","id","opens_at","published_at","category_id","province_code","organiser_id","stages","sectors") WHERE "program"."status" = 'approved' and "program"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "program_opens" ON "program" USING btree ("status","opens_at");--> statement-breakpoint
CREATE INDEX "program_appears" ON "program" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "program_shown" ON "program" USING btree (coalesce("published_at", "approved_at", "created_at"),"id") WHERE "program"."status" = 'approved' and "program"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "program_words" ON "program" USING gin ("title" gin_trgm_ops,"title_kh" gin_trgm_ops,"summary" gin_trgm_ops,"summary_kh" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resource_appears" ON "resource" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "resource_shown" ON "resource" USING btree (coalesce("published_at", "created_at"),"id") WHERE "resource"."status" = 'approved' and "resource"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resource_words" ON "resource" USING gin ("title" gin_trgm_ops,"title_kh" gin_trgm_ops,"summary" gin_trgm_ops,"summary_kh" gin_trgm_ops,words_of("tags") gin_trgm_ops);