ALTER TABLE "mail_jobs" ADD COLUMN "refused_for" text;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "refusal" text;--> statement-breakpoint
CREATE INDEX "mail_jobs_failed_idx" ON "mail_jobs" USING btree ("done_at","key") WHERE "mail_jobs"."outcome" in ('failed', 'unknown');
--> statement-breakpoint
-- Whatever queues a mail, by whichever statement, has it sent as soon as its transaction is committed. Without a key: two transactions with one key would wait for each other.
CREATE FUNCTION send_queued_mails() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  first_due timestamptz := (select min(due_at) from queued);
begin
  -- What is due says a server, whose clock may be a little ahead of this one.
  if first_due < now() + interval '1 minute' then
    perform graphile_worker.add_job('sendMails', max_attempts => 1);
  elsif first_due is not null then
    perform graphile_worker.add_job('sendMails', run_at => first_due, max_attempts => 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER mail_jobs_queued AFTER INSERT ON "mail_jobs" REFERENCING NEW TABLE AS queued FOR EACH STATEMENT EXECUTE FUNCTION send_queued_mails();
