CREATE TABLE "stakeholder_distinct" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stakeholder_distinct_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "stakeholder_distinct_order" CHECK ("stakeholder_distinct"."one_id" < "stakeholder_distinct"."other_id")
);
--> statement-breakpoint
ALTER TABLE "stakeholder_distinct" ADD CONSTRAINT "stakeholder_distinct_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;