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
      recording_parcels: {
        Row: {
          bytes: number;
          id: string;
          request_id: string;
          sent_at: string;
          user_id: string;
        };
        Insert: {
          bytes: number;
          id?: string;
          request_id: string;
          sent_at?: string;
          user_id: string;
        };
        Update: {
          bytes?: number;
          id?: string;
          request_id?: string;
          sent_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recording_parcels_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'recording_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      recording_receipts: {
        Row: {
          device_id: string;
          parcel_id: string;
          user_id: string;
        };
        Insert: {
          device_id: string;
          parcel_id: string;
          user_id: string;
        };
        Update: {
          device_id?: string;
          parcel_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recording_receipts_device_id_fkey';
            columns: ['device_id'];
            isOneToOne: false;
            referencedRelation: 'voice_devices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'recording_receipts_parcel_id_fkey';
            columns: ['parcel_id'];
            isOneToOne: false;
            referencedRelation: 'recording_parcels';
            referencedColumns: ['id'];
          },
        ];
      };
      recording_requests: {
        Row: {
          book_hash: string;
          book_tag: string;
          created_at: string;
          ended_at: string | null;
          expires_at: string;
          id: string;
          note: string;
          parcels: number;
          thanks: string | null;
          token_hash: string;
          tries: number;
          user_id: string;
        };
        Insert: {
          book_hash: string;
          book_tag: string;
          created_at?: string;
          ended_at?: string | null;
          expires_at?: string;
          id?: string;
          note: string;
          parcels?: number;
          thanks?: string | null;
          token_hash: string;
          tries?: number;
          user_id: string;
        };
        Update: {
          book_hash?: string;
          book_tag?: string;
          created_at?: string;
          ended_at?: string | null;
          expires_at?: string;
          id?: string;
          note?: string;
          parcels?: number;
          thanks?: string | null;
          token_hash?: string;
          tries?: number;
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
      voice_devices: {
        Row: {
          added_at: string;
          id: string;
          seen_at: string;
          user_id: string;
        };
        Insert: {
          added_at?: string;
          id: string;
          seen_at?: string;
          user_id?: string;
        };
        Update: {
          added_at?: string;
          id?: string;
          seen_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      voice_keys: {
        Row: {
          created_at: string;
          public_key: string;
          user_id: string;
          wrapped: string;
        };
        Insert: {
          created_at?: string;
          public_key: string;
          user_id?: string;
          wrapped: string;
        };
        Update: {
          created_at?: string;
          public_key?: string;
          user_id?: string;
          wrapped?: string;
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
      ask_for_recording: {
        Args: {
          book_hash: string;
          book_tag: string;
          note: string;
          token_hash: string;
        };
        Returns: { expires_at: string | null; id: string | null }[];
      };
      confirm_recording: {
        Args: {
          device: string | null;
          parcel: string | null;
        };
        Returns: boolean;
      };
      current_tier: {
        Args: {
          member?: string | null;
        };
        Returns: string;
      };
      end_recording_request: {
        Args: {
          request: string | null;
        };
        Returns: boolean;
      };
      fetch_recording: {
        Args: {
          parcel: string | null;
        };
        Returns: string;
      };
      is_look: {
        Args: {
          look: Json;
        };
        Returns: boolean;
      };
      keep_account: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      my_devices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          device: string | null;
          id: string | null;
          last_used: string | null;
          signed_in: string | null;
          this_one: boolean | null;
        }[];
      };
      open_story: {
        Args: {
          member?: string | null;
          slug: string;
          spend?: boolean;
        };
        Returns: { allowance: number | null; allowed: boolean | null; used: number | null }[];
      };
      save_progress: {
        Args: {
          completed_at?: string;
          fourth_id?: string | null;
          friend_id?: string | null;
          hero_id: string | null;
          page: number;
          pages: number;
          path?: string;
          read_at?: string;
          reading?: number;
          saved_at?: string;
          story_slug: string;
          third_id?: string | null;
        };
        Returns: Database['public']['Tables']['library_entries']['Row'][];
      };
      sign_out_device: {
        Args: {
          device_id: string | null;
        };
        Returns: boolean;
      };
      thank_for_recording: {
        Args: {
          request: string | null;
          sealed: string;
        };
        Returns: boolean;
      };
      waiting_recordings: {
        Args: {
          device: string | null;
        };
        Returns: {
          bytes: number | null;
          id: string | null;
          request_id: string | null;
          sent_at: string | null;
        }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read. */
export type Tables<T extends keyof PublicTables> = PublicTables[T]['Row'];
/** What an insert takes. */
export type TablesInsert<T extends keyof PublicTables> = PublicTables[T]['Insert'];
/** What an update takes. */
export type TablesUpdate<T extends keyof PublicTables> = PublicTables[T]['Update'];
