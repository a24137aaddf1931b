ALTER TABLE "league" ADD COLUMN "zones" jsonb;--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "own" jsonb;