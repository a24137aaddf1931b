CREATE TABLE "pending_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"path" text NOT NULL,
	"body" jsonb NOT NULL,
	"row" text NOT NULL,
	"tab" text NOT NULL,
	"about" text NOT NULL,
	"done" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pending_decision_row" ON "pending_decision" USING btree ("row") WHERE "pending_decision"."state" IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "pending_decision_due" ON "pending_decision" USING btree ("state","due_at");