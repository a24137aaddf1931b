-- What the ledger enforces by itself: nothing posted is ever changed, every transaction sums to zero, and a balance moves
-- only by its postings.
CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_posting_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_posting" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_tx_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_tx" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_seal_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_seal" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_account_kept BEFORE DELETE OR TRUNCATE ON "ledger_account" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE FUNCTION ledger_account_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a new account holds nothing' USING ERRCODE = 'restrict_violation';
    END IF;
  -- One deep is this trigger itself, two is the update of ledger_apply.
  ELSIF pg_trigger_depth() < 2 OR (OLD.id, OLD.owner, OLD.kind, OLD.asset, OLD.may_owe) IS DISTINCT FROM (NEW.id, NEW.owner, NEW.kind, NEW.asset, NEW.may_owe) THEN
    RAISE EXCEPTION 'a balance moves by postings alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_account_guarded BEFORE INSERT OR UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION ledger_account_guard();--> statement-breakpoint
CREATE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted bigint;
  moved bigint;
BEGIN
  IF EXISTS (SELECT 1 FROM fresh GROUP BY tx_id, asset HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the postings of a transaction sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  -- In the order of their ids, so that two who post the same accounts never wait for each other.
  PERFORM 1 FROM ledger_account WHERE id IN (SELECT account_id FROM fresh) ORDER BY id FOR NO KEY UPDATE;
  SELECT count(*) INTO wanted FROM (SELECT DISTINCT account_id, asset FROM fresh) AS touched;
  UPDATE ledger_account AS held SET balance = held.balance + change.amount
    FROM (SELECT account_id, asset, sum(amount)::bigint AS amount FROM fresh GROUP BY account_id, asset) AS change
    WHERE held.id = change.account_id AND held.asset = change.asset;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved <> wanted THEN
    RAISE EXCEPTION 'a posting names an account of its asset' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_posting_applied AFTER INSERT ON "ledger_posting" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "ledger_posting", "ledger_tx", "ledger_seal" FROM CURRENT_USER, PUBLIC;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "ledger_account" FROM CURRENT_USER, PUBLIC;
