ALTER TABLE "account" ADD COLUMN "agreed_build" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "agreed_at" timestamp (3) with time zone;