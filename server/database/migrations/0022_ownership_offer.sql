CREATE TABLE "ownership_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"from_person_id" uuid NOT NULL,
	"to_person_id" uuid NOT NULL,
	"shares" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"role_before" text DEFAULT 'member' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"revert_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ownership_offer_state" CHECK ("ownership_offer"."state" in ('offered', 'accepted', 'declined', 'withdrawn', 'expired', 'reverted'))
);
--> statement-breakpoint
ALTER TABLE "ownership_offer" ADD CONSTRAINT "ownership_offer_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offer" ADD CONSTRAINT "ownership_offer_from_person_id_person_id_fk" FOREIGN KEY ("from_person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offer" ADD CONSTRAINT "ownership_offer_to_person_id_person_id_fk" FOREIGN KEY ("to_person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ownership_offer_open" ON "ownership_offer" USING btree ("stakeholder_id") WHERE "ownership_offer"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "ownership_offer_page" ON "ownership_offer" USING btree ("stakeholder_id","created_at");--> statement-breakpoint
CREATE INDEX "ownership_offer_from" ON "ownership_offer" USING btree ("from_person_id");--> statement-breakpoint
CREATE INDEX "ownership_offer_to" ON "ownership_offer" USING btree ("to_person_id");