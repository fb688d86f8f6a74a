CREATE TABLE "browser_fault" (
	"day" date NOT NULL,
	"engine" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "browser_fault_day_engine_version_name_pk" PRIMARY KEY("day","engine","version","name"),
	CONSTRAINT "browser_fault_engine" CHECK ("browser_fault"."engine" in ('chromium', 'firefox', 'safari', 'other'))
);
