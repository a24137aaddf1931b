ALTER TABLE "exchange" ADD COLUMN "spend_day" text;--> statement-breakpoint
-- Parcels that still wait give their diamonds back to the day that they were spent on.
UPDATE "exchange" SET "spend_day" = to_char("created_at" AT TIME ZONE coalesce((SELECT "tz" FROM "spend_guard" WHERE "spend_guard"."account_id" = "exchange"."account_id"), 'Asia/Shanghai'), 'YYYY-MM-DD') WHERE "price" > 0;
