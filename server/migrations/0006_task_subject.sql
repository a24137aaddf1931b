CREATE TABLE "task_subject" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "task_subject_account_id_day_act_subject_pk" PRIMARY KEY("account_id","day","act","subject")
);
--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "tz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_member" ADD COLUMN "watched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task_member" ADD COLUMN "read_at" timestamp (3) with time zone;