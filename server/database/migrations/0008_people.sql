CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"proof" text NOT NULL,
	"proof_target" text DEFAULT '' NOT NULL,
	"code_hash" text DEFAULT '' NOT NULL,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"proof_text" text DEFAULT '' NOT NULL,
	"document_id" uuid,
	"proved_at" timestamp with time zone,
	"assignee_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_state" CHECK ("claim"."state" in ('requested', 'need_more_info', 'approved', 'rejected', 'withdrawn', 'disputed')),
	CONSTRAINT "claim_proof" CHECK ("claim"."proof" in ('domain_code', 'website_text', 'document'))
);
--> statement-breakpoint
CREATE TABLE "claim_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_request_kind" CHECK ("match_request"."kind" in ('startup', 'mentor', 'investor', 'eso', 'other'))
);
--> statement-breakpoint
CREATE TABLE "cohort" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"program_id" uuid,
	"name" text NOT NULL,
	"name_kh" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"size" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cohort_dates" CHECK ("cohort"."ends_on" >= "cohort"."starts_on"),
	CONSTRAINT "cohort_size" CHECK ("cohort"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "cohort_member" (
	"cohort_id" uuid NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cohort_member_cohort_id_stakeholder_id_pk" PRIMARY KEY("cohort_id","stakeholder_id"),
	CONSTRAINT "cohort_member_state" CHECK ("cohort_member"."state" in ('invited', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"author_kind" text DEFAULT 'person' NOT NULL,
	"body" text NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "message_author_kind" CHECK ("message"."author_kind" in ('person', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "message_attachment" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "message_attachment_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"submission_id" uuid,
	"connection_id" uuid,
	"stakeholder_member_id" uuid,
	"stakeholder_id" uuid,
	"subject" text DEFAULT '' NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_kind" CHECK ("thread"."kind" in ('review', 'invitation', 'conversation'))
);
--> statement-breakpoint
CREATE TABLE "thread_participant" (
	"thread_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"last_read_at" timestamp with time zone,
	"muted_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_participant_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "insight_snapshot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tab" text NOT NULL,
	"quarter" text NOT NULL,
	"figures" jsonb NOT NULL,
	"checksum" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_data_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dataset" text NOT NULL,
	"format" text NOT NULL,
	"day" text NOT NULL,
	"file_id" uuid NOT NULL,
	"rows" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_person_id" uuid NOT NULL,
	"from_stakeholder_id" uuid,
	"to_person_id" uuid,
	"to_stakeholder_id" uuid,
	"purpose" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_state" CHECK ("connection"."state" in ('invited', 'approved', 'ignored', 'withdrawn', 'expired', 'disconnected')),
	CONSTRAINT "connection_to_somebody" CHECK ("connection"."to_person_id" is not null or "connection"."to_stakeholder_id" is not null),
	CONSTRAINT "connection_not_own" CHECK ("connection"."from_person_id" <> "connection"."to_person_id" or "connection"."to_person_id" is null)
);
--> statement-breakpoint
CREATE TABLE "person_block" (
	"person_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_block_person_id_blocked_id_pk" PRIMARY KEY("person_id","blocked_id"),
	CONSTRAINT "person_block_other" CHECK ("person_block"."person_id" <> "person_block"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"reporter_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_state_check" CHECK ("report"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "funding_round_investor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"funding_round_id" uuid NOT NULL,
	"stakeholder_id" uuid,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stakeholder_merge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"from_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"taken" jsonb NOT NULL,
	"actor_id" uuid,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verb" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"results" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"actor_id" uuid NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_decision_state_check" CHECK ("bulk_decision"."state" in ('waiting', 'cancelled', 'done')),
	CONSTRAINT "bulk_decision_verb" CHECK ("bulk_decision"."verb" in ('approve', 'reject', 'archive'))
);
--> statement-breakpoint
ALTER TABLE "stakeholder_member" DROP CONSTRAINT "stakeholder_member_state";--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "suspended_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "digest" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "digest_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "funding_round" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "funding_round" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_member" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "team_member" ADD COLUMN "linkedin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_document_id_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_event" ADD CONSTRAINT "claim_event_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_event" ADD CONSTRAINT "claim_event_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_request" ADD CONSTRAINT "match_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort" ADD CONSTRAINT "cohort_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort" ADD CONSTRAINT "cohort_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_member" ADD CONSTRAINT "cohort_member_cohort_id_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohort"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_member" ADD CONSTRAINT "cohort_member_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_stakeholder_member_id_stakeholder_member_id_fk" FOREIGN KEY ("stakeholder_member_id") REFERENCES "public"."stakeholder_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_participant" ADD CONSTRAINT "thread_participant_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_participant" ADD CONSTRAINT "thread_participant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_data_file" ADD CONSTRAINT "open_data_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_from_person_id_person_id_fk" FOREIGN KEY ("from_person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_from_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("from_stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_to_person_id_person_id_fk" FOREIGN KEY ("to_person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_to_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("to_stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_blocked_id_person_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_person_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_round_investor" ADD CONSTRAINT "funding_round_investor_funding_round_id_funding_round_id_fk" FOREIGN KEY ("funding_round_id") REFERENCES "public"."funding_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_round_investor" ADD CONSTRAINT "funding_round_investor_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_merge" ADD CONSTRAINT "stakeholder_merge_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD CONSTRAINT "bulk_decision_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_reference" ON "claim" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_open" ON "claim" USING btree ("stakeholder_id","person_id") WHERE "claim"."state" in ('requested', 'need_more_info', 'disputed');--> statement-breakpoint
CREATE INDEX "claim_queue" ON "claim" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "claim_person" ON "claim" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "claim_event_claim" ON "claim_event" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_request_secret" ON "match_request" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "match_request_person" ON "match_request" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "cohort_stakeholder" ON "cohort" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE INDEX "cohort_program" ON "cohort" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "cohort_member_stakeholder" ON "cohort_member" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_key" ON "message" USING btree ("thread_id","author_id","client_key");--> statement-breakpoint
CREATE INDEX "message_thread" ON "message" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_submission" ON "thread" USING btree ("submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_connection" ON "thread" USING btree ("connection_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_member" ON "thread" USING btree ("stakeholder_member_id");--> statement-breakpoint
CREATE INDEX "thread_last" ON "thread" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "thread_participant_person" ON "thread_participant" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insight_snapshot_key" ON "insight_snapshot" USING btree ("tab","quarter");--> statement-breakpoint
CREATE UNIQUE INDEX "open_data_file_key" ON "open_data_file" USING btree ("dataset","format","day");--> statement-breakpoint
CREATE UNIQUE INDEX "connection_people" ON "connection" USING btree (least("from_person_id", "to_person_id"),greatest("from_person_id", "to_person_id")) WHERE "connection"."from_stakeholder_id" is null and "connection"."to_stakeholder_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_to_organisation" ON "connection" USING btree (coalesce("from_stakeholder_id", "from_person_id"),"to_stakeholder_id") WHERE "connection"."to_stakeholder_id" is not null;--> statement-breakpoint
CREATE INDEX "connection_to" ON "connection" USING btree ("to_person_id","state");--> statement-breakpoint
CREATE INDEX "connection_to_stakeholder" ON "connection" USING btree ("to_stakeholder_id","state");--> statement-breakpoint
CREATE INDEX "connection_from" ON "connection" USING btree ("from_person_id","state");--> statement-breakpoint
CREATE INDEX "connection_from_stakeholder" ON "connection" USING btree ("from_stakeholder_id","state");--> statement-breakpoint
CREATE INDEX "person_block_blocked" ON "person_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_reference" ON "report" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "report_state" ON "report" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "report_subject" ON "report" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "funding_round_investor_round" ON "funding_round_investor" USING btree ("funding_round_id");--> statement-breakpoint
CREATE INDEX "funding_round_investor_stakeholder" ON "funding_round_investor" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE INDEX "stakeholder_merge_into" ON "stakeholder_merge" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "stakeholder_merge_from" ON "stakeholder_merge" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "bulk_decision_state" ON "bulk_decision" USING btree ("state","run_at");--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD CONSTRAINT "stakeholder_member_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_photo_id_file_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stakeholder_member_email" ON "stakeholder_member" USING btree ("stakeholder_id",lower("email")) WHERE "stakeholder_member"."person_id" is null and "stakeholder_member"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "stakeholder_member_secret" ON "stakeholder_member" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "stakeholder_member_of" ON "stakeholder_member" USING btree ("person_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "change_set_submission" ON "change_set" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_person" ON "submission" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_open_profile" ON "submission" USING btree ("stakeholder_id") WHERE "submission"."kind" in ('profile', 'change') and "submission"."status" in ('draft', 'reviewing', 'returned');--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_digest" CHECK ("person"."digest" in ('now', 'daily', 'weekly', 'never'));--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD CONSTRAINT "stakeholder_member_state" CHECK ("stakeholder_member"."state" in ('inviting', 'invited', 'requested', 'member', 'declined', 'expired', 'withdrawn', 'left'));