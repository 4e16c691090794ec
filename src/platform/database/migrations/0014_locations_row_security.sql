-- Everything of a client hangs on a business. Members see it: all of its locations, or the ones they were chosen for; admins see
-- every business. Owners and managers change what they see, and only the agency decides where a location stands.
-- What a policy has to know of the actor is asked once a statement: businesses as an array, so that the indexes of a million
-- rows are used, and locations, of which somebody may have been given hundreds, as a set that is hashed.
ALTER TABLE "businesses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "business_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "business_invitations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_locations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "location_groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grouped_locations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "locations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "location_drafts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activity" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "businesses", "business_members", "business_invitations", "member_locations", "member_groups", "location_groups", "grouped_locations", "locations", "location_drafts" TO porchlight_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "activity" TO porchlight_app;--> statement-breakpoint
-- These three tell what the actor's memberships come to. They look as the system does, and at the actor's own rows only: a
-- policy of a table that asked the same table about its members would ask itself without end.
CREATE FUNCTION businesses_of_actor(roles text[], scopes text[]) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  kind text := current_setting('porchlight.actor_kind', true);
  me uuid := CASE WHEN kind = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END;
  ids uuid[];
BEGIN
  IF me IS NULL THEN RETURN '{}'; END IF;
  PERFORM set_config('porchlight.actor_kind', 'system', true);
  SELECT coalesce(array_agg("business_id"), '{}') INTO ids FROM "business_members"
    WHERE "user_id" = me AND "role" = ANY (roles) AND "scope" = ANY (scopes);
  PERFORM set_config('porchlight.actor_kind', kind, true);
  RETURN ids;
END
$$;--> statement-breakpoint
CREATE FUNCTION locations_given_to_actor(roles text[]) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  kind text := current_setting('porchlight.actor_kind', true);
  me uuid := CASE WHEN kind = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END;
  ids uuid[];
BEGIN
  IF me IS NULL THEN RETURN '{}'; END IF;
  PERFORM set_config('porchlight.actor_kind', 'system', true);
  SELECT coalesce(array_agg("location_id"), '{}') INTO ids FROM (
    SELECT "given"."location_id" FROM "member_locations" AS "given"
      JOIN "business_members" AS "member" USING ("business_id", "user_id")
      WHERE "user_id" = me AND "member"."scope" = 'chosen' AND "member"."role" = ANY (roles)
    UNION
    SELECT "grouped"."location_id" FROM "member_groups" AS "given"
      JOIN "business_members" AS "member" USING ("business_id", "user_id")
      JOIN "grouped_locations" AS "grouped" ON "grouped"."group_id" = "given"."group_id"
      WHERE "user_id" = me AND "member"."scope" = 'chosen' AND "member"."role" = ANY (roles)
  ) AS "seen";
  PERFORM set_config('porchlight.actor_kind', kind, true);
  RETURN ids;
END
$$;--> statement-breakpoint
CREATE FUNCTION groups_given_to_actor() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  kind text := current_setting('porchlight.actor_kind', true);
  me uuid := CASE WHEN kind = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END;
  ids uuid[];
BEGIN
  IF me IS NULL THEN RETURN '{}'; END IF;
  PERFORM set_config('porchlight.actor_kind', 'system', true);
  SELECT coalesce(array_agg("group_id"), '{}') INTO ids FROM (
    SELECT "group_id" FROM "member_groups" WHERE "user_id" = me
    UNION
    SELECT "grouped"."group_id" FROM "member_locations" AS "given"
      JOIN "grouped_locations" AS "grouped" ON "grouped"."location_id" = "given"."location_id"
      WHERE "given"."user_id" = me
  ) AS "seen";
  PERFORM set_config('porchlight.actor_kind', kind, true);
  RETURN ids;
END
$$;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "businesses" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "business_members" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "business_invitations" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "member_locations" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "member_groups" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "location_groups" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "grouped_locations" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "locations" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "location_drafts" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "member_reads" ON "businesses" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all,chosen}'))::uuid[])
    OR ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "created_at" = now()));--> statement-breakpoint
CREATE POLICY "user_founds" ON "businesses" FOR INSERT
  WITH CHECK ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "created_at" = now());--> statement-breakpoint
CREATE POLICY "owner_changes" ON "businesses" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "member_reads" ON "business_members" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
-- Whoever founds a business owns it, in the very transaction that founds it; everybody else comes by an invitation.
CREATE POLICY "founder_joins" ON "business_members" FOR INSERT
  WITH CHECK ("user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "role" = 'owner'
    AND "business_id" IN (SELECT "businesses"."id" FROM "businesses" WHERE "created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "created_at" = now()));--> statement-breakpoint
CREATE POLICY "invited_joins" ON "business_members" FOR INSERT
  WITH CHECK ("user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND EXISTS (SELECT FROM "business_invitations" AS "invitation"
      WHERE "invitation"."business_id" = "business_members"."business_id" AND "invitation"."role" = "business_members"."role"
        AND "invitation"."given" ->> 'scope' = "business_members"."scope" AND "accepted_at" IS NULL AND "withdrawn_at" IS NULL AND "expires_at" > now() AND "email" = (SELECT "users"."email" FROM "users" WHERE "users"."id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END))));--> statement-breakpoint
CREATE POLICY "owner_changes" ON "business_members" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "owner_removes" ON "business_members" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "owner_reads" ON "business_invitations" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]) OR "email" = (SELECT "users"."email" FROM "users" WHERE "users"."id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)));--> statement-breakpoint
CREATE POLICY "owner_invites" ON "business_invitations" FOR INSERT
  WITH CHECK ("invited_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "accepted_at" IS NULL AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "owner_withdraws" ON "business_invitations" FOR UPDATE
  USING ("accepted_at" IS NULL AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[])))
  WITH CHECK ("accepted_at" IS NULL AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "invited_accepts" ON "business_invitations" FOR UPDATE
  USING ("email" = (SELECT "users"."email" FROM "users" WHERE "users"."id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)) AND "accepted_at" IS NULL AND "withdrawn_at" IS NULL AND "expires_at" > now())
  WITH CHECK ("email" = (SELECT "users"."email" FROM "users" WHERE "users"."id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)) AND "accepted_at" IS NOT NULL AND "accepted_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END));--> statement-breakpoint
CREATE POLICY "member_reads" ON "member_locations" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "owner_gives" ON "member_locations" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "invited_takes" ON "member_locations" FOR INSERT
  WITH CHECK ("user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND EXISTS (SELECT FROM "business_invitations" AS "invitation"
      WHERE "invitation"."business_id" = "member_locations"."business_id"
        AND "invitation"."given" -> 'location_ids' ? "member_locations"."location_id"::text AND "accepted_at" IS NULL AND "withdrawn_at" IS NULL AND "expires_at" > now() AND "email" = (SELECT "users"."email" FROM "users" WHERE "users"."id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END))));--> statement-breakpoint
CREATE POLICY "owner_takes_back" ON "member_locations" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "member_reads" ON "member_groups" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "owner_gives" ON "member_groups" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "invited_takes" ON "member_groups" FOR INSERT
  WITH CHECK ("user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND EXISTS (SELECT FROM "business_invitations" AS "invitation"
      WHERE "invitation"."business_id" = "member_groups"."business_id"
        AND "invitation"."given" -> 'group_ids' ? "member_groups"."group_id"::text AND "accepted_at" IS NULL AND "withdrawn_at" IS NULL AND "expires_at" > now() AND "email" = (SELECT "users"."email" FROM "users" WHERE "users"."id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END))));--> statement-breakpoint
CREATE POLICY "owner_takes_back" ON "member_groups" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "member_reads" ON "location_groups" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[])
    OR "id" = ANY ((SELECT groups_given_to_actor())::uuid[]));--> statement-breakpoint
CREATE POLICY "editor_makes" ON "location_groups" FOR INSERT
  WITH CHECK ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "editor_changes" ON "location_groups" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "editor_deletes" ON "location_groups" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "member_reads" ON "grouped_locations" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))));--> statement-breakpoint
CREATE POLICY "editor_adds" ON "grouped_locations" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "editor_takes_out" ON "grouped_locations" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "member_reads" ON "locations" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR "id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))));--> statement-breakpoint
CREATE POLICY "editor_adds" ON "locations" FOR INSERT
  WITH CHECK ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR ("status" IN ('draft', 'pending_review') AND "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))));--> statement-breakpoint
CREATE POLICY "editor_changes" ON "locations" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR "id" IN (SELECT unnest(locations_given_to_actor('{owner,manager}'))))
  WITH CHECK ("updated_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR "id" IN (SELECT unnest(locations_given_to_actor('{owner,manager}')))));--> statement-breakpoint
-- A policy cannot compare a row with what it was. Where a location stands is for the agency to say; that a draft is complete is not.
CREATE FUNCTION keep_location_in_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  by_agency boolean := current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin';
BEGIN
  IF NEW."business_id" <> OLD."business_id" THEN
    RAISE EXCEPTION 'A location stays with its business.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW."status" <> OLD."status" AND current_setting('porchlight.actor_kind', true) = 'user' AND NOT by_agency
    AND NOT (OLD."status" = 'draft' AND NEW."status" = 'pending_review') THEN
    RAISE EXCEPTION 'Only the agency sets the status of a location.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "locations_stay_in_place" BEFORE UPDATE ON "locations" FOR EACH ROW EXECUTE FUNCTION keep_location_in_place();--> statement-breakpoint
CREATE POLICY "user_keeps_own" ON "location_drafts" FOR ALL
  USING ("user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all,chosen}'))::uuid[])))
  WITH CHECK ("user_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all,chosen}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "member_reads" ON "activity" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system') OR (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))));--> statement-breakpoint
CREATE POLICY "system_writes" ON "activity" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "user_writes_own" ON "activity" FOR INSERT
  WITH CHECK ("actor_id" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND (((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "actor_kind" = 'agency') OR ("actor_kind" = 'client' AND "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all,chosen}'))::uuid[]))));--> statement-breakpoint
CREATE FUNCTION refuse_to_alter_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was done is never altered.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "activity_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity" FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_alter_activity();--> statement-breakpoint
CREATE POLICY "member_reads" ON "subscriptions" FOR SELECT
  USING ("business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))));--> statement-breakpoint
CREATE POLICY "admin_sets" ON "subscriptions" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "business_id" IS NOT NULL);--> statement-breakpoint
CREATE POLICY "admin_changes" ON "subscriptions" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "owner_writes_invitation" ON "mail_outbox" FOR INSERT
  WITH CHECK ((SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) IS NOT NULL AND "unique_key" LIKE 'business-invitation:%'
    AND sent_at IS NULL AND failed_at IS NULL AND attempts = 0);
