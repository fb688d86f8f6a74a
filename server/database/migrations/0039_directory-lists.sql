CREATE INDEX "stakeholder_status" ON "stakeholder" USING btree ("status");--> statement-breakpoint
CREATE INDEX "stakeholder_changed" ON "stakeholder" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "stakeholder_named" ON "stakeholder" USING btree ("name" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "stakeholder_named_kh" ON "stakeholder" USING btree (nullif("name_kh", '') collate "km-x-icu","id");