CREATE TABLE "first_time_drafts" (
	"person_id" text PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"typed" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_times" (
	"person_id" text PRIMARY KEY NOT NULL,
	"post_nominals" text[] NOT NULL,
	"first_nations" text NOT NULL,
	"admitted_on" date,
	"admission_states" text[] NOT NULL,
	"bodies" text[] NOT NULL,
	"landline" text NOT NULL,
	"contact_preference" text NOT NULL,
	"address2" text NOT NULL,
	"privacy" jsonb NOT NULL,
	"expertise" jsonb NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"invited_by" text,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"sends" smallint NOT NULL,
	"mail_key" text NOT NULL,
	CONSTRAINT "invitations_personId_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "login_challenges" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "own_memberships" ADD COLUMN "renews_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "first_time_drafts" ADD CONSTRAINT "first_time_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_times" ADD CONSTRAINT "first_times_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_time_drafts_saved_idx" ON "first_time_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "invitations_invited_idx" ON "invitations" USING btree ("invited_at","id");--> statement-breakpoint
CREATE INDEX "invitations_inviter_idx" ON "invitations" USING btree ("invited_by");