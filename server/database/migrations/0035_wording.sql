CREATE TABLE "wording_change" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"text" text,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wording_change_language_key_version_pk" PRIMARY KEY("language","key","version"),
	CONSTRAINT "wording_change_language" CHECK ("wording_change"."language" in ('en', 'km'))
);
