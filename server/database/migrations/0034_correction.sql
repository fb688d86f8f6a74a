CREATE TABLE "correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_kh" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"fact" text NOT NULL,
	"correct" text NOT NULL,
	"source" text NOT NULL,
	"requester_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"decided_as" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"letter_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correction_state_check" CHECK ("correction"."state" in ('open', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_requester_id_person_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "correction_reference" ON "correction" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "correction_state" ON "correction" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "correction_subject" ON "correction" USING btree ("subject_kind","subject_id");