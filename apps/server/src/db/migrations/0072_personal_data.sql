CREATE TABLE "account_deletions" (
	"person_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"person_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"hash" text,
	"bytes" bigint,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "billed_to" text;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due_idx" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "data_copies_status_idx" ON "data_copies" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "invoices_billed_to_idx" ON "invoices" USING btree ("invoice_date") WHERE "invoices"."billed_to" is not null;--> statement-breakpoint
-- What is added to and never changed loses what tells of a person whose account is erased, and nothing else.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and new.address is null and new.data = '{}'::jsonb
    and (old.id, old.at, old.kind, old.person_id) is not distinct from (new.id, new.at, new.kind, new.person_id)
    and exists (select from people where id = old.person_id and erased_at is not null)
  then return new; end if;
  raise exception 'The audit is added to, never changed';
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION cpd_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with the account that they belong to, and in no other way.
  IF TG_OP = 'DELETE' AND (pg_trigger_depth() > 1
    OR EXISTS (SELECT FROM people WHERE id = OLD.person_id AND erased_at IS NOT NULL)) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'What a record said stays written' USING ERRCODE = 'restrict_violation';
END $$;
