ALTER TABLE "recharge_order" ADD COLUMN "states" jsonb;--> statement-breakpoint
UPDATE "recharge_order" SET "states" = jsonb_build_array(jsonb_build_object('state', 'open', 'at', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  || CASE WHEN "paid_at" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('state', 'paid', 'at', to_char("paid_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) END;--> statement-breakpoint
ALTER TABLE "recharge_order" ALTER COLUMN "states" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recharge_order" DROP COLUMN "paid_at";