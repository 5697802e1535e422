// Written by scripts/dev/generate-database-types.ts from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      heroes: {
        Row: {
          created_at: string;
          id: string;
          look: Json;
          name: string;
          pronouns: 'she' | 'he' | 'they';
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          look: Json;
          name: string;
          pronouns: 'she' | 'he' | 'they';
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          look?: Json;
          name?: string;
          pronouns?: 'she' | 'he' | 'they';
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      leavings: {
        Row: {
          asked_at: string;
          goes_at: string;
          user_id: string;
        };
        Insert: {
          asked_at?: string;
          goes_at?: string;
          user_id: string;
        };
        Update: {
          asked_at?: string;
          goes_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      library_entries: {
        Row: {
          completed_at: string | null;
          favourite: boolean;
          fourth_id: string | null;
          friend_id: string | null;
          hero_id: string | null;
          id: string;
          page: number;
          pages: number;
          path: string;
          rating: number;
          read_at: string | null;
          reading: number;
          saved_at: string;
          story_slug: string;
          third_id: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          completed_at?: string | null;
          favourite?: boolean;
          fourth_id?: string | null;
          friend_id?: string | null;
          hero_id?: string | null;
          id?: string;
          page?: number;
          pages: number;
          path?: string;
          rating?: number;
          read_at?: string | null;
          reading?: number;
          saved_at?: string;
          story_slug: string;
          third_id?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          completed_at?: string | null;
          favourite?: boolean;
          fourth_id?: string | null;
          friend_id?: string | null;
          hero_id?: string | null;
          id?: string;
          page?: number;
          pages?: number;
          path?: string;
          rating?: number;
          read_at?: string | null;
          reading?: number;
          saved_at?: string;
          story_slug?: string;
          third_id?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'library_entries_hero_id_fkey';
            columns: ['hero_id'];
            isOneToOne: false;
            referencedRelation: 'heroes';
            referencedColumns: ['id'];
          },
        ];
      };
      plan_limits: {
        Row: {
          heroes: number | null;
          saves: number | null;
          stories_per_month: number | null;
          tier: 'free' | 'basic' | 'premium';
        };
        Insert: {
          heroes?: number | null;
          saves?: number | null;
          stories_per_month?: number | null;
          tier: 'free' | 'basic' | 'premium';
        };
        Update: {
          heroes?: number | null;
          saves?: number | null;
          stories_per_month?: number | null;
          tier?: 'free' | 'basic' | 'premium';
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          adventurer_name: string;
          created_at: string;
          first_name: string;
          last_name: string;
          user_id: string;
        };
        Insert: {
          adventurer_name: string;
          created_at?: string;
          first_name: string;
          last_name: string;
          user_id: string;
        };
        Update: {
          adventurer_name?: string;
          created_at?: string;
          first_name?: string;
          last_name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      renewal_consents: {
        Row: {
          agreed_at: string;
          agreed_on: string;
          cents: number;
          currency: string;
          id: string;
          plan: 'basic' | 'premium';
          renews: string;
          terms_version: string;
          user_id: string;
        };
        Insert: {
          agreed_at?: string;
          agreed_on?: string;
          cents: number;
          currency: string;
          id?: string;
          plan: 'basic' | 'premium';
          renews: string;
          terms_version: string;
          user_id: string;
        };
        Update: {
          agreed_at?: string;
          agreed_on?: string;
          cents?: number;
          currency?: string;
          id?: string;
          plan?: 'basic' | 'premium';
          renews?: string;
          terms_version?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      story_openings: {
        Row: {
          month: string;
          opened_at: string;
          story_slug: string;
          user_id: string;
        };
        Insert: {
          month: string;
          opened_at?: string;
          story_slug: string;
          user_id: string;
        };
        Update: {
          month?: string;
          opened_at?: string;
          story_slug?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      stripe_events: {
        Row: {
          created: string;
          id: string;
          processed_at: string;
          type: string;
        };
        Insert: {
          created: string;
          id: string;
          processed_at?: string;
          type: string;
        };
        Update: {
          created?: string;
          id?: string;
          processed_at?: string;
          type?: string;
        };
        Relationships: [];
      };
      subscriptions: {
        Row: {
          cancel_at_period_end: boolean;
          current_period_end: string | null;
          current_period_start: string | null;
          status: string;
          stripe_customer_id: string | null;
          stripe_subscription_id: string | null;
          tier: 'basic' | 'premium';
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          cancel_at_period_end?: boolean;
          current_period_end?: string | null;
          current_period_start?: string | null;
          status: string;
          stripe_customer_id?: string | null;
          stripe_subscription_id?: string | null;
          tier: 'basic' | 'premium';
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          cancel_at_period_end?: boolean;
          current_period_end?: string | null;
          current_period_start?: string | null;
          status?: string;
          stripe_customer_id?: string | null;
          stripe_subscription_id?: string | null;
          tier?: 'basic' | 'premium';
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
      till_subscriptions: {
        Row: {
          anchor: string;
          cancel_at_period_end: boolean;
          created_at: string;
          current_period_end: string;
          current_period_start: string;
          customer_id: string;
          ended_at: string | null;
          ended_unpaid: boolean;
          id: string;
          invoices: Json;
          next_payment_fails: boolean;
          periods: number;
          plan: 'basic' | 'premium';
          status: 'active' | 'past_due' | 'canceled';
          user_id: string;
          version: number;
        };
        Insert: {
          anchor: string;
          cancel_at_period_end?: boolean;
          created_at: string;
          current_period_end: string;
          current_period_start: string;
          customer_id: string;
          ended_at?: string | null;
          ended_unpaid?: boolean;
          id: string;
          invoices?: Json;
          next_payment_fails?: boolean;
          periods: number;
          plan: 'basic' | 'premium';
          status: 'active' | 'past_due' | 'canceled';
          user_id: string;
          version?: number;
        };
        Update: {
          anchor?: string;
          cancel_at_period_end?: boolean;
          created_at?: string;
          current_period_end?: string;
          current_period_start?: string;
          customer_id?: string;
          ended_at?: string | null;
          ended_unpaid?: boolean;
          id?: string;
          invoices?: Json;
          next_payment_fails?: boolean;
          periods?: number;
          plan?: 'basic' | 'premium';
          status?: 'active' | 'past_due' | 'canceled';
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
      till_windows: {
        Row: {
          created_at: string;
          customer_id: string;
          expires_at: string;
          id: string;
          kind: 'checkout' | 'portal';
          plan: 'basic' | 'premium' | null;
          status: 'open' | 'complete' | 'expired';
          user_id: string;
        };
        Insert: {
          created_at: string;
          customer_id: string;
          expires_at: string;
          id: string;
          kind: 'checkout' | 'portal';
          plan?: 'basic' | 'premium' | null;
          status?: 'open' | 'complete' | 'expired';
          user_id: string;
        };
        Update: {
          created_at?: string;
          customer_id?: string;
          expires_at?: string;
          id?: string;
          kind?: 'checkout' | 'portal';
          plan?: 'basic' | 'premium' | null;
          status?: 'open' | 'complete' | 'expired';
          user_id?: string;
        };
        Relationships: [];
      };
      withdrawals: {
        Row: {
          currency: string | null;
          email: string;
          id: string;
          name: string;
          order_note: string;
          outcome: 'refunded' | 'nothing_paid' | 'by_hand' | null;
          proven_at: string | null;
          refunded_cents: number | null;
          settled_at: string | null;
          stated_at: string;
          token_hash: string;
          user_id: string | null;
        };
        Insert: {
          currency?: string | null;
          email: string;
          id?: string;
          name: string;
          order_note?: string;
          outcome?: 'refunded' | 'nothing_paid' | 'by_hand' | null;
          proven_at?: string | null;
          refunded_cents?: number | null;
          settled_at?: string | null;
          stated_at?: string;
          token_hash: string;
          user_id?: string | null;
        };
        Update: {
          currency?: string | null;
          email?: string;
          id?: string;
          name?: string;
          order_note?: string;
          outcome?: 'refunded' | 'nothing_paid' | 'by_hand' | null;
          proven_at?: string | null;
          refunded_cents?: number | null;
          settled_at?: string | null;
          stated_at?: string;
          token_hash?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      address_of_member: {
        Args: {
          member: string | null;
        };
        Returns: string;
      };
      current_tier: {
        Args: {
          member?: string | null;
        };
        Returns: string;
      };
      delete_account: {
        Args: {
          member: string | null;
        };
        Returns: boolean;
      };
      is_look: {
        Args: {
          look: Json;
        };
        Returns: boolean;
      };
      keep_recording: {
        Args: {
          given_token_hash: string;
          sealed: string;
        };
        Returns: string;
      };
      leave_in_seven_days: {
        Args: {
          member: string | null;
        };
        Returns: string;
      };
      member_of_recording_link: {
        Args: {
          given_book_hash: string;
          given_token_hash: string;
        };
        Returns: string;
      };
      open_story: {
        Args: {
          member?: string | null;
          slug: string;
          spend?: boolean;
        };
        Returns: { allowance: number | null; allowed: boolean | null; used: number | null }[];
      };
      purge_kept_too_long: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      purge_leavings: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      recording_link_state: {
        Args: {
          given_token_hash: string;
        };
        Returns: { expires_at: string | null; parcels_left: number | null; thanks: string | null }[];
      };
      state_withdrawal: {
        Args: {
          given_email: string;
          given_name: string;
          given_order: string;
          given_token_hash: string;
          moment: string;
        };
        Returns: {
          id: string | null;
          is_new: boolean | null;
          member: string | null;
          stated_at: string | null;
        }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
