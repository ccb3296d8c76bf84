CREATE TABLE "meeting_favourites" (
	"meeting_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_favourites_meeting_id_person_id_pk" PRIMARY KEY("meeting_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_people" (
	"meeting_id" text NOT NULL,
	"person_id" text NOT NULL,
	"is_invited" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_people_meeting_id_person_id_pk" PRIMARY KEY("meeting_id","person_id"),
	CONSTRAINT "meeting_people_status" CHECK ("meeting_people"."status" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"created_by" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"link" text NOT NULL,
	"number" text,
	"password" text,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"zone" text NOT NULL,
	"rsvp_at" timestamp (3) with time zone,
	"visible" smallint NOT NULL,
	"image_asset_id" text,
	"notified_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"calendar_revision" integer DEFAULT 0 NOT NULL,
	"calendar_revised_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_visible" CHECK ("meetings"."visible" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "meeting_favourites" ADD CONSTRAINT "meeting_favourites_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_favourites" ADD CONSTRAINT "meeting_favourites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_people" ADD CONSTRAINT "meeting_people_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_people" ADD CONSTRAINT "meeting_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_favourites_person_idx" ON "meeting_favourites" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "meeting_people_person_idx" ON "meeting_people" USING btree ("person_id","status");--> statement-breakpoint
CREATE INDEX "meetings_community_idx" ON "meetings" USING btree ("community_id","end_at");--> statement-breakpoint
CREATE INDEX "meetings_end_idx" ON "meetings" USING btree ("end_at");