ALTER TABLE "account" ADD COLUMN "blocked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "repeat" boolean DEFAULT false NOT NULL;