ALTER TABLE "broadcast" ADD COLUMN "pictured_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "alerted_at" timestamp (3) with time zone;