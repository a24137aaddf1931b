CREATE TABLE "account_follow" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"events" text[] NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"through" boolean DEFAULT false NOT NULL,
	"adds" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_follow_account_id_kind_ref_id_pk" PRIMARY KEY("account_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "spend_day" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"recharged" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spend_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "spend_guard" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tz" text NOT NULL,
	"limits" jsonb NOT NULL,
	"pending" jsonb,
	"pending_from" timestamp (3) with time zone,
	"cooling_off_until" timestamp (3) with time zone,
	"minor_mode" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wealth" (
	"account_id" text PRIMARY KEY NOT NULL,
	"experience" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"may_owe" boolean NOT NULL,
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."may_owe" OR "ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigserial NOT NULL,
	"tx_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"after" bigint NOT NULL,
	CONSTRAINT "ledger_posting_tx_id_line_pk" PRIMARY KEY("tx_id","line"),
	CONSTRAINT "ledger_posting_moves" CHECK ("ledger_posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_seal" (
	"day" date PRIMARY KEY NOT NULL,
	"transactions" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_tx" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"memo" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "ledger_tx_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_account_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"coin" bigint NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_by" text[] DEFAULT '{}' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"method" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_event_method_event_id_pk" PRIMARY KEY("method","event_id")
);
--> statement-breakpoint
CREATE TABLE "recharge_order" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"package_id" text NOT NULL,
	"coin" bigint NOT NULL,
	"give" bigint NOT NULL,
	"money" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text DEFAULT '' NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ask_at" timestamp (3) with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"tx_id" bigint
);
--> statement-breakpoint
CREATE TABLE "recharge_package" (
	"id" text PRIMARY KEY NOT NULL,
	"coin" bigint NOT NULL,
	"give" bigint NOT NULL,
	"money" bigint NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"money" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"path" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"num" integer NOT NULL,
	"gold" integer NOT NULL,
	"made_up" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"act" text NOT NULL,
	"img" text NOT NULL,
	"gold" integer NOT NULL,
	"goal" integer NOT NULL,
	"period" text NOT NULL,
	"path" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_member" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tz" text NOT NULL,
	"make_up_cards" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_progress" (
	"account_id" text NOT NULL,
	"task_id" text NOT NULL,
	"day" text NOT NULL,
	"progress" integer NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "task_progress_account_id_day_task_id_pk" PRIMARY KEY("account_id","day","task_id")
);
--> statement-breakpoint
CREATE TABLE "exchange" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"img" text NOT NULL,
	"num" integer NOT NULL,
	"gold" bigint NOT NULL,
	"price" bigint NOT NULL,
	"state" text NOT NULL,
	"sealed" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"img" text NOT NULL,
	"gold" bigint NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"limit" integer DEFAULT 0 NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "goods_stock" CHECK ("goods"."stock" >= 0),
	CONSTRAINT "goods_cost" CHECK ("goods"."gold" >= 0 AND "goods"."price" >= 0 AND "goods"."gold" + "goods"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_code" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sealed" text NOT NULL,
	"exchange_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account_id" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_account_id_route_key_pk" PRIMARY KEY("account_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "account_follow_of" ON "account_follow" USING btree ("kind","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_of" ON "ledger_account" USING btree ("owner","kind","asset");--> statement-breakpoint
CREATE INDEX "ledger_posting_of" ON "ledger_posting" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_of" ON "withdrawal" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_by_state" ON "withdrawal" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "recharge_order_of" ON "recharge_order" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "recharge_order_open" ON "recharge_order" USING btree ("state","ask_at");--> statement-breakpoint
CREATE INDEX "activity_by_end" ON "activity" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "exchange_of" ON "exchange" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "exchange_of_goods" ON "exchange" USING btree ("account_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_code_free" ON "goods_code" USING btree ("goods_id") WHERE exchange_id IS NULL;--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_by_key" ON "idempotency" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "ticket_by_age" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "device_of_account" ON "device" USING btree ("account_id") WHERE account_id IS NOT NULL;