// Generated from supabase/migrations by scripts/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      aartis: {
        Row: {
          audio_size: number | null;
          audio_url: string | null;
          benefits: string | null;
          benefits_hi: string | null;
          content: string;
          created_at: string;
          deity_id: string | null;
          id: string;
          is_verified: boolean;
          language: string;
          meanings: Json | null;
          origin: string | null;
          origin_hi: string | null;
          tags: string[] | null;
          title: string;
          title_hi: string | null;
          updated_at: string;
        };
        Insert: {
          audio_size?: number | null;
          audio_url?: string | null;
          benefits?: string | null;
          benefits_hi?: string | null;
          content: string;
          created_at?: string;
          deity_id?: string | null;
          id?: string;
          is_verified?: boolean;
          language?: string;
          meanings?: Json | null;
          origin?: string | null;
          origin_hi?: string | null;
          tags?: string[] | null;
          title: string;
          title_hi?: string | null;
          updated_at?: string;
        };
        Update: {
          audio_size?: number | null;
          audio_url?: string | null;
          benefits?: string | null;
          benefits_hi?: string | null;
          content?: string;
          created_at?: string;
          deity_id?: string | null;
          id?: string;
          is_verified?: boolean;
          language?: string;
          meanings?: Json | null;
          origin?: string | null;
          origin_hi?: string | null;
          tags?: string[] | null;
          title?: string;
          title_hi?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'aartis_deity_id_fkey';
            columns: ['deity_id'];
            isOneToOne: false;
            referencedRelation: 'deities';
            referencedColumns: ['id'];
          },
        ];
      };
      birth_profiles: {
        Row: {
          birth_date: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          latitude: number;
          longitude: number;
          minutes_of_day: number | null;
          name: string;
          offset_minutes: number | null;
          origin_op: string | null;
          place_name: string;
          seq: number;
          time_zone: string;
          updated_at: string;
          user_id: string;
          within_minutes: number;
        };
        Insert: {
          birth_date: string;
          created_at?: string;
          deleted_at?: string | null;
          id: string;
          latitude: number;
          longitude: number;
          minutes_of_day?: number | null;
          name: string;
          offset_minutes?: number | null;
          origin_op?: string | null;
          place_name: string;
          seq?: number;
          time_zone: string;
          updated_at?: string;
          user_id?: string;
          within_minutes: number;
        };
        Update: {
          birth_date?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          latitude?: number;
          longitude?: number;
          minutes_of_day?: number | null;
          name?: string;
          offset_minutes?: number | null;
          origin_op?: string | null;
          place_name?: string;
          seq?: number;
          time_zone?: string;
          updated_at?: string;
          user_id?: string;
          within_minutes?: number;
        };
        Relationships: [];
      };
      blog_categories: {
        Row: {
          created_at: string;
          description: string | null;
          description_hi: string | null;
          id: string;
          name: string;
          name_hi: string | null;
          slug: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          description_hi?: string | null;
          id?: string;
          name: string;
          name_hi?: string | null;
          slug: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          description_hi?: string | null;
          id?: string;
          name?: string;
          name_hi?: string | null;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author_name: string;
          category_id: string | null;
          content: string;
          cover: string | null;
          created_at: string;
          excerpt: string | null;
          featured: boolean;
          id: string;
          language: string;
          meta_description: string | null;
          meta_title: string | null;
          published: boolean;
          published_at: string | null;
          reading_time: number | null;
          slug: string;
          tags: string[];
          title: string;
          translation_key: string | null;
          updated_at: string;
        };
        Insert: {
          author_name?: string;
          category_id?: string | null;
          content: string;
          cover?: string | null;
          created_at?: string;
          excerpt?: string | null;
          featured?: boolean;
          id?: string;
          language?: string;
          meta_description?: string | null;
          meta_title?: string | null;
          published?: boolean;
          published_at?: string | null;
          reading_time?: number | null;
          slug: string;
          tags?: string[];
          title: string;
          translation_key?: string | null;
          updated_at?: string;
        };
        Update: {
          author_name?: string;
          category_id?: string | null;
          content?: string;
          cover?: string | null;
          created_at?: string;
          excerpt?: string | null;
          featured?: boolean;
          id?: string;
          language?: string;
          meta_description?: string | null;
          meta_title?: string | null;
          published?: boolean;
          published_at?: string | null;
          reading_time?: number | null;
          slug?: string;
          tags?: string[];
          title?: string;
          translation_key?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_posts_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'blog_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_events: {
        Row: {
          computed: boolean;
          created_at: string;
          description: string | null;
          event_date: string;
          festival_id: string | null;
          id: string;
          region: string | null;
          title: string;
          title_hi: string | null;
          updated_at: string;
        };
        Insert: {
          computed?: boolean;
          created_at?: string;
          description?: string | null;
          event_date: string;
          festival_id?: string | null;
          id?: string;
          region?: string | null;
          title: string;
          title_hi?: string | null;
          updated_at?: string;
        };
        Update: {
          computed?: boolean;
          created_at?: string;
          description?: string | null;
          event_date?: string;
          festival_id?: string | null;
          id?: string;
          region?: string | null;
          title?: string;
          title_hi?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_events_festival_id_fkey';
            columns: ['festival_id'];
            isOneToOne: false;
            referencedRelation: 'festivals';
            referencedColumns: ['id'];
          },
        ];
      };
      chat_jobs: {
        Row: {
          analysis_id: string | null;
          answered_by: string | null;
          attempts: number;
          closed_at: string | null;
          count: number;
          created_at: string;
          floorplan_id: string | null;
          image_url: string | null;
          language: string | null;
          lease_until: string | null;
          message_id: string | null;
          message_type: string;
          query: string | null;
          reason: string | null;
          request_id: string;
          response: string | null;
          session_id: string | null;
          sources: Json;
          state: string;
          thirds: number;
          user_id: string;
        };
        Insert: {
          analysis_id?: string | null;
          answered_by?: string | null;
          attempts?: number;
          closed_at?: string | null;
          count: number;
          created_at?: string;
          floorplan_id?: string | null;
          image_url?: string | null;
          language?: string | null;
          lease_until?: string | null;
          message_id?: string | null;
          message_type: string;
          query?: string | null;
          reason?: string | null;
          request_id: string;
          response?: string | null;
          session_id?: string | null;
          sources?: Json;
          state?: string;
          thirds: number;
          user_id: string;
        };
        Update: {
          analysis_id?: string | null;
          answered_by?: string | null;
          attempts?: number;
          closed_at?: string | null;
          count?: number;
          created_at?: string;
          floorplan_id?: string | null;
          image_url?: string | null;
          language?: string | null;
          lease_until?: string | null;
          message_id?: string | null;
          message_type?: string;
          query?: string | null;
          reason?: string | null;
          request_id?: string;
          response?: string | null;
          session_id?: string | null;
          sources?: Json;
          state?: string;
          thirds?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_jobs_session_id_fkey';
            columns: ['session_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'chat_sessions';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      chat_sessions: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          id: string;
          origin_op: string | null;
          seq: number;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          origin_op?: string | null;
          seq?: number;
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          origin_op?: string | null;
          seq?: number;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      consents: {
        Row: {
          decided_at: string;
          id: number;
          is_given: boolean;
          purpose: string;
          user_id: string;
        };
        Insert: {
          decided_at?: string;
          id: number;
          is_given: boolean;
          purpose: string;
          user_id: string;
        };
        Update: {
          decided_at?: string;
          id?: number;
          is_given?: boolean;
          purpose?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      contactus: {
        Row: {
          city: string;
          created_at: string;
          handled_at: string | null;
          id: string;
          mail_after: string;
          mail_attempts: number;
          mailed_at: string | null;
          name: string;
          property_type: string;
          query: string;
          reply_to: string | null;
          user_id: string | null;
        };
        Insert: {
          city: string;
          created_at?: string;
          handled_at?: string | null;
          id?: string;
          mail_after?: string;
          mail_attempts?: number;
          mailed_at?: string | null;
          name: string;
          property_type: string;
          query: string;
          reply_to?: string | null;
          user_id?: string | null;
        };
        Update: {
          city?: string;
          created_at?: string;
          handled_at?: string | null;
          id?: string;
          mail_after?: string;
          mail_attempts?: number;
          mailed_at?: string | null;
          name?: string;
          property_type?: string;
          query?: string;
          reply_to?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      credit_balances: {
        Row: {
          seq: number;
          thirds: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          seq: number;
          thirds?: number;
          updated_at: string;
          user_id: string;
        };
        Update: {
          seq?: number;
          thirds?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      credit_ledger: {
        Row: {
          amount: number;
          created_at: string;
          description: string;
          entry: string;
          id: string;
          request_id: string;
          seq: number;
          user_id: string;
        };
        Insert: {
          amount: number;
          created_at: string;
          description: string;
          entry: string;
          id?: string;
          request_id: string;
          seq: number;
          user_id: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          description?: string;
          entry?: string;
          id?: string;
          request_id?: string;
          seq?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      deities: {
        Row: {
          about: string | null;
          about_hi: string | null;
          created_at: string;
          id: string;
          image: string | null;
          is_published: boolean;
          name: string;
          name_hi: string | null;
          updated_at: string;
        };
        Insert: {
          about?: string | null;
          about_hi?: string | null;
          created_at?: string;
          id?: string;
          image?: string | null;
          is_published?: boolean;
          name: string;
          name_hi?: string | null;
          updated_at?: string;
        };
        Update: {
          about?: string | null;
          about_hi?: string | null;
          created_at?: string;
          id?: string;
          image?: string | null;
          is_published?: boolean;
          name?: string;
          name_hi?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      draft_calls: {
        Row: {
          called_at: string;
          user_id: string;
        };
        Insert: {
          called_at?: string;
          user_id: string;
        };
        Update: {
          called_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      festival_reminders: {
        Row: {
          created_at: string;
          days: number[];
          deleted_at: string | null;
          festival_id: string;
          hour: number;
          id: string;
          origin_op: string | null;
          seq: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          days: number[];
          deleted_at?: string | null;
          festival_id: string;
          hour: number;
          id: string;
          origin_op?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          days?: number[];
          deleted_at?: string | null;
          festival_id?: string;
          hour?: number;
          id?: string;
          origin_op?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      festivals: {
        Row: {
          created_at: string;
          deity_id: string | null;
          description: string | null;
          description_hi: string | null;
          festival_type: string | null;
          id: string;
          is_published: boolean;
          name: string;
          name_hi: string | null;
          region: string | null;
          region_hi: string | null;
          rule_id: string | null;
          significance: string | null;
          significance_hi: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          deity_id?: string | null;
          description?: string | null;
          description_hi?: string | null;
          festival_type?: string | null;
          id?: string;
          is_published?: boolean;
          name: string;
          name_hi?: string | null;
          region?: string | null;
          region_hi?: string | null;
          rule_id?: string | null;
          significance?: string | null;
          significance_hi?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          deity_id?: string | null;
          description?: string | null;
          description_hi?: string | null;
          festival_type?: string | null;
          id?: string;
          is_published?: boolean;
          name?: string;
          name_hi?: string | null;
          region?: string | null;
          region_hi?: string | null;
          rule_id?: string | null;
          significance?: string | null;
          significance_hi?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'festivals_deity_id_fkey';
            columns: ['deity_id'];
            isOneToOne: false;
            referencedRelation: 'deities';
            referencedColumns: ['id'];
          },
        ];
      };
      floorplans: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          file_size: number | null;
          file_type: string | null;
          id: string;
          image_url: string;
          origin_op: string | null;
          property_id: string | null;
          seq: number;
          title: string;
          updated_at: string;
          upload_date: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          image_url: string;
          origin_op?: string | null;
          property_id?: string | null;
          seq?: number;
          title: string;
          updated_at?: string;
          upload_date?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          image_url?: string;
          origin_op?: string | null;
          property_id?: string | null;
          seq?: number;
          title?: string;
          updated_at?: string;
          upload_date?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'floorplans_property_id_fkey';
            columns: ['property_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      guest_calls: {
        Row: {
          called_at: string;
          device: string;
          network: string;
          question: string;
          request_id: string;
        };
        Insert: {
          called_at?: string;
          device: string;
          network: string;
          question: string;
          request_id: string;
        };
        Update: {
          called_at?: string;
          device?: string;
          network?: string;
          question?: string;
          request_id?: string;
        };
        Relationships: [];
      };
      japa_days: {
        Row: {
          count: number;
          created_at: string;
          day: string;
          deleted_at: string | null;
          id: string;
          mantra: string;
          origin_op: string | null;
          seq: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          count: number;
          created_at?: string;
          day: string;
          deleted_at?: string | null;
          id: string;
          mantra: string;
          origin_op?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          count?: number;
          created_at?: string;
          day?: string;
          deleted_at?: string | null;
          id?: string;
          mantra?: string;
          origin_op?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      kept_ledger: {
        Row: {
          amount: number;
          created_at: string;
          description: string;
          entry: string;
          id: number;
          subject: string;
        };
        Insert: {
          amount: number;
          created_at: string;
          description: string;
          entry: string;
          id: number;
          subject: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          description?: string;
          entry?: string;
          id?: number;
          subject?: string;
        };
        Relationships: [];
      };
      kept_payment_orders: {
        Row: {
          amount_paise: number;
          created_at: string;
          credits: number;
          currency: string;
          id: string;
          is_sandbox: boolean;
          next_check_at: string;
          paid_at: string | null;
          payment_id: string | null;
          plan_name: string;
          receipt_number: string | null;
        };
        Insert: {
          amount_paise: number;
          created_at: string;
          credits: number;
          currency: string;
          id: string;
          is_sandbox: boolean;
          next_check_at: string;
          paid_at?: string | null;
          payment_id?: string | null;
          plan_name: string;
          receipt_number?: string | null;
        };
        Update: {
          amount_paise?: number;
          created_at?: string;
          credits?: number;
          currency?: string;
          id?: string;
          is_sandbox?: boolean;
          next_check_at?: string;
          paid_at?: string | null;
          payment_id?: string | null;
          plan_name?: string;
          receipt_number?: string | null;
        };
        Relationships: [];
      };
      op_receipts: {
        Row: {
          at: string;
          device_id: string | null;
          kind: string;
          op_id: string;
          payload_hash: string;
          result: Json;
          user_id: string;
        };
        Insert: {
          at?: string;
          device_id?: string | null;
          kind: string;
          op_id: string;
          payload_hash: string;
          result: Json;
          user_id: string;
        };
        Update: {
          at?: string;
          device_id?: string | null;
          kind?: string;
          op_id?: string;
          payload_hash?: string;
          result?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      payment_orders: {
        Row: {
          amount_paise: number;
          created_at: string;
          credits: number;
          currency: string;
          id: string;
          is_sandbox: boolean;
          last_failure: string | null;
          next_check_at: string;
          paid_at: string | null;
          payment_id: string | null;
          plan_id: string;
          plan_name: string;
          receipt_number: string | null;
          refunded_paise: number;
          request_id: string;
          state: string;
          user_id: string;
        };
        Insert: {
          amount_paise: number;
          created_at?: string;
          credits: number;
          currency?: string;
          id: string;
          is_sandbox: boolean;
          last_failure?: string | null;
          next_check_at?: string;
          paid_at?: string | null;
          payment_id?: string | null;
          plan_id: string;
          plan_name: string;
          receipt_number?: string | null;
          refunded_paise?: number;
          request_id: string;
          state?: string;
          user_id: string;
        };
        Update: {
          amount_paise?: number;
          created_at?: string;
          credits?: number;
          currency?: string;
          id?: string;
          is_sandbox?: boolean;
          last_failure?: string | null;
          next_check_at?: string;
          paid_at?: string | null;
          payment_id?: string | null;
          plan_id?: string;
          plan_name?: string;
          receipt_number?: string | null;
          refunded_paise?: number;
          request_id?: string;
          state?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      payment_refunds: {
        Row: {
          amount_paise: number;
          attempts: number;
          created_at: string;
          id: string | null;
          is_counted: boolean;
          lease_until: string | null;
          payment_id: string;
          request_id: string;
          revoked_thirds: number;
          state: string;
        };
        Insert: {
          amount_paise: number;
          attempts?: number;
          created_at?: string;
          id?: string | null;
          is_counted?: boolean;
          lease_until?: string | null;
          payment_id: string;
          request_id?: string;
          revoked_thirds?: number;
          state: string;
        };
        Update: {
          amount_paise?: number;
          attempts?: number;
          created_at?: string;
          id?: string | null;
          is_counted?: boolean;
          lease_until?: string | null;
          payment_id?: string;
          request_id?: string;
          revoked_thirds?: number;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_refunds_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount_paise: number;
          created_at: string;
          currency: string;
          granted_thirds: number;
          id: string;
          is_sandbox: boolean;
          next_check_at: string;
          order_id: string;
          outcome: string | null;
          refunded_paise: number;
          request_id: string;
          status: string;
          updated_at: string;
        };
        Insert: {
          amount_paise: number;
          created_at?: string;
          currency: string;
          granted_thirds?: number;
          id: string;
          is_sandbox: boolean;
          next_check_at?: string;
          order_id: string;
          outcome?: string | null;
          refunded_paise?: number;
          request_id?: string;
          status: string;
          updated_at?: string;
        };
        Update: {
          amount_paise?: number;
          created_at?: string;
          currency?: string;
          granted_thirds?: number;
          id?: string;
          is_sandbox?: boolean;
          next_check_at?: string;
          order_id?: string;
          outcome?: string | null;
          refunded_paise?: number;
          request_id?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string | null;
          full_name: string | null;
          id: string;
          keeps_births: boolean;
          language: string | null;
          last_login: string | null;
          latitude: number | null;
          longitude: number | null;
          month_system: string | null;
          origin_op: string | null;
          place_name: string | null;
          reminder_settings: Json | null;
          seq: number;
          time_zone: string | null;
          updated_at: string;
          user_id: string | null;
          username: string;
          verification_status: string;
        };
        Insert: {
          avatar_url?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          full_name?: string | null;
          id: string;
          keeps_births?: boolean;
          language?: string | null;
          last_login?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          month_system?: string | null;
          origin_op?: string | null;
          place_name?: string | null;
          reminder_settings?: Json | null;
          seq?: number;
          time_zone?: string | null;
          updated_at?: string;
          user_id?: never;
          username: string;
          verification_status?: string;
        };
        Update: {
          avatar_url?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          full_name?: string | null;
          id?: string;
          keeps_births?: boolean;
          language?: string | null;
          last_login?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          month_system?: string | null;
          origin_op?: string | null;
          place_name?: string | null;
          reminder_settings?: Json | null;
          seq?: number;
          time_zone?: string | null;
          updated_at?: string;
          user_id?: never;
          username?: string;
          verification_status?: string;
        };
        Relationships: [];
      };
      properties: {
        Row: {
          city: string;
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          id: string;
          origin_op: string | null;
          project_name: string | null;
          seq: number;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          city: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          id?: string;
          origin_op?: string | null;
          project_name?: string | null;
          seq?: number;
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          city?: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          id?: string;
          origin_op?: string | null;
          project_name?: string | null;
          seq?: number;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      property_photos: {
        Row: {
          caption: string | null;
          created_at: string;
          deleted_at: string | null;
          file_size: number | null;
          file_type: string | null;
          id: string;
          image_url: string;
          origin_op: string | null;
          property_id: string;
          seq: number;
          updated_at: string;
          upload_date: string;
          user_id: string;
        };
        Insert: {
          caption?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          image_url: string;
          origin_op?: string | null;
          property_id: string;
          seq?: number;
          updated_at?: string;
          upload_date?: string;
          user_id?: string;
        };
        Update: {
          caption?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          image_url?: string;
          origin_op?: string | null;
          property_id?: string;
          seq?: number;
          updated_at?: string;
          upload_date?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_photos_property_id_fkey';
            columns: ['property_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          claim: string | null;
          created_at: string;
          device_id: string;
          endpoint: string;
          id: string;
          language: string;
          next_at: string;
          p256dh: string;
          seen_at: string;
          session_id: string | null;
          time_zone: string;
          user_id: string;
        };
        Insert: {
          auth: string;
          claim?: string | null;
          created_at?: string;
          device_id: string;
          endpoint: string;
          id?: string;
          language: string;
          next_at?: string;
          p256dh: string;
          seen_at?: string;
          session_id?: string | null;
          time_zone: string;
          user_id: string;
        };
        Update: {
          auth?: string;
          claim?: string | null;
          created_at?: string;
          device_id?: string;
          endpoint?: string;
          id?: string;
          language?: string;
          next_at?: string;
          p256dh?: string;
          seen_at?: string;
          session_id?: string | null;
          time_zone?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      reminder_deliveries: {
        Row: {
          attempts: number;
          created_at: string;
          days_before: number;
          device_id: string;
          due_at: string;
          id: string;
          is_put_off: boolean;
          occurrence: string;
          state: string;
          target: string;
          try_at: string;
          user_id: string;
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          days_before: number;
          device_id: string;
          due_at: string;
          id?: string;
          is_put_off?: boolean;
          occurrence: string;
          state: string;
          target: string;
          try_at: string;
          user_id: string;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          days_before?: number;
          device_id?: string;
          due_at?: string;
          id?: string;
          is_put_off?: boolean;
          occurrence?: string;
          state?: string;
          target?: string;
          try_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      rituals: {
        Row: {
          created_at: string;
          description: string | null;
          description_hi: string | null;
          duration: string | null;
          duration_hi: string | null;
          festival_id: string;
          id: string;
          materials_needed: string[];
          materials_needed_hi: string[] | null;
          name: string;
          name_hi: string | null;
          steps: string[];
          steps_hi: string[] | null;
          timing: string | null;
          timing_hi: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description?: string | null;
          description_hi?: string | null;
          duration?: string | null;
          duration_hi?: string | null;
          festival_id: string;
          id?: string;
          materials_needed?: string[];
          materials_needed_hi?: string[] | null;
          name: string;
          name_hi?: string | null;
          steps?: string[];
          steps_hi?: string[] | null;
          timing?: string | null;
          timing_hi?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          description_hi?: string | null;
          duration?: string | null;
          duration_hi?: string | null;
          festival_id?: string;
          id?: string;
          materials_needed?: string[];
          materials_needed_hi?: string[] | null;
          name?: string;
          name_hi?: string | null;
          steps?: string[];
          steps_hi?: string[] | null;
          timing?: string | null;
          timing_hi?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'rituals_festival_id_fkey';
            columns: ['festival_id'];
            isOneToOne: false;
            referencedRelation: 'festivals';
            referencedColumns: ['id'];
          },
        ];
      };
      shared_aartis: {
        Row: {
          content: string | null;
          deity_id: string | null;
          festival_id: string | null;
          file_type: string;
          file_url: string | null;
          id: string;
          tags: string[] | null;
          title: string;
          verified_at: string;
        };
        Insert: {
          content?: string | null;
          deity_id?: string | null;
          festival_id?: string | null;
          file_type: string;
          file_url?: string | null;
          id: string;
          tags?: string[] | null;
          title: string;
          verified_at?: string;
        };
        Update: {
          content?: string | null;
          deity_id?: string | null;
          festival_id?: string | null;
          file_type?: string;
          file_url?: string | null;
          id?: string;
          tags?: string[] | null;
          title?: string;
          verified_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shared_aartis_deity_id_fkey';
            columns: ['deity_id'];
            isOneToOne: false;
            referencedRelation: 'deities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shared_aartis_festival_id_fkey';
            columns: ['festival_id'];
            isOneToOne: false;
            referencedRelation: 'festivals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shared_aartis_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'user_aartis';
            referencedColumns: ['id'];
          },
        ];
      };
      subscription_plans: {
        Row: {
          created_at: string;
          credits: number;
          id: string;
          is_offered: boolean;
          name: string;
          name_hi: string | null;
          price: number;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          credits: number;
          id?: string;
          is_offered?: boolean;
          name: string;
          name_hi?: string | null;
          price: number;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          credits?: number;
          id?: string;
          is_offered?: boolean;
          name?: string;
          name_hi?: string | null;
          price?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      sync_heads: {
        Row: {
          floor: number;
          generation: string;
          head: number;
          kept_exchanges: number;
          stamped_at: string;
          user_id: string;
        };
        Insert: {
          floor?: number;
          generation?: string;
          head?: number;
          kept_exchanges?: number;
          stamped_at?: string;
          user_id: string;
        };
        Update: {
          floor?: number;
          generation?: string;
          head?: number;
          kept_exchanges?: number;
          stamped_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_aartis: {
        Row: {
          aarti_id: string | null;
          content: string | null;
          created_at: string;
          deleted_at: string | null;
          festival_id: string | null;
          file_type: string;
          file_url: string | null;
          id: string;
          is_private: boolean;
          origin_op: string | null;
          review_note: string | null;
          review_status: string | null;
          seq: number;
          tags: string[] | null;
          title: string;
          updated_at: string;
          user_deity_id: string | null;
          user_id: string;
        };
        Insert: {
          aarti_id?: string | null;
          content?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          festival_id?: string | null;
          file_type?: string;
          file_url?: string | null;
          id?: string;
          is_private?: boolean;
          origin_op?: string | null;
          review_note?: string | null;
          review_status?: string | null;
          seq?: number;
          tags?: string[] | null;
          title: string;
          updated_at?: string;
          user_deity_id?: string | null;
          user_id?: string;
        };
        Update: {
          aarti_id?: string | null;
          content?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          festival_id?: string | null;
          file_type?: string;
          file_url?: string | null;
          id?: string;
          is_private?: boolean;
          origin_op?: string | null;
          review_note?: string | null;
          review_status?: string | null;
          seq?: number;
          tags?: string[] | null;
          title?: string;
          updated_at?: string;
          user_deity_id?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_aartis_aarti_id_fkey';
            columns: ['aarti_id'];
            isOneToOne: false;
            referencedRelation: 'aartis';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_aartis_festival_id_fkey';
            columns: ['festival_id'];
            isOneToOne: false;
            referencedRelation: 'festivals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_aartis_user_deity_id_fkey';
            columns: ['user_deity_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'user_deity';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      user_chats: {
        Row: {
          answered_by: string | null;
          attachment_name: string | null;
          attachment_text: string | null;
          created_at: string;
          deleted_at: string | null;
          failure: string | null;
          id: string;
          image_url: string | null;
          language: string | null;
          origin_op: string | null;
          page_urls: Json | null;
          query: string;
          request_id: string | null;
          response: string | null;
          seq: number;
          session_id: string;
          sources: Json;
          unhelpful_at: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          answered_by?: string | null;
          attachment_name?: string | null;
          attachment_text?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          failure?: string | null;
          id?: string;
          image_url?: string | null;
          language?: string | null;
          origin_op?: string | null;
          page_urls?: Json | null;
          query: string;
          request_id?: string | null;
          response?: string | null;
          seq?: number;
          session_id: string;
          sources?: Json;
          unhelpful_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          answered_by?: string | null;
          attachment_name?: string | null;
          attachment_text?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          failure?: string | null;
          id?: string;
          image_url?: string | null;
          language?: string | null;
          origin_op?: string | null;
          page_urls?: Json | null;
          query?: string;
          request_id?: string | null;
          response?: string | null;
          seq?: number;
          session_id?: string;
          sources?: Json;
          unhelpful_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_chats_session_id_fkey';
            columns: ['session_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'chat_sessions';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      user_deity: {
        Row: {
          about: string | null;
          created_at: string;
          deity_id: string | null;
          deleted_at: string | null;
          id: string;
          image: string | null;
          important_dates: string[] | null;
          name: string;
          origin_op: string | null;
          seq: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          about?: string | null;
          created_at?: string;
          deity_id?: string | null;
          deleted_at?: string | null;
          id?: string;
          image?: string | null;
          important_dates?: string[] | null;
          name: string;
          origin_op?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          about?: string | null;
          created_at?: string;
          deity_id?: string | null;
          deleted_at?: string | null;
          id?: string;
          image?: string | null;
          important_dates?: string[] | null;
          name?: string;
          origin_op?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_deity_deity_id_fkey';
            columns: ['deity_id'];
            isOneToOne: false;
            referencedRelation: 'deities';
            referencedColumns: ['id'];
          },
        ];
      };
      user_events: {
        Row: {
          created_at: string;
          date_type: string;
          deleted_at: string | null;
          description: string | null;
          event_date: string | null;
          id: string;
          is_recurring: boolean;
          lunar_day: number | null;
          lunar_month: string | null;
          origin_op: string | null;
          paksha: string | null;
          reminder: Json | null;
          seq: number;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          date_type: string;
          deleted_at?: string | null;
          description?: string | null;
          event_date?: string | null;
          id?: string;
          is_recurring?: boolean;
          lunar_day?: number | null;
          lunar_month?: string | null;
          origin_op?: string | null;
          paksha?: string | null;
          reminder?: Json | null;
          seq?: number;
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          date_type?: string;
          deleted_at?: string | null;
          description?: string | null;
          event_date?: string | null;
          id?: string;
          is_recurring?: boolean;
          lunar_day?: number | null;
          lunar_month?: string | null;
          origin_op?: string | null;
          paksha?: string | null;
          reminder?: Json | null;
          seq?: number;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      vaastu_analysis: {
        Row: {
          analysis_summary: string | null;
          analyzed_at: string;
          created_at: string;
          deleted_at: string | null;
          floorplan_id: string;
          id: string;
          language: string | null;
          llm_model: string | null;
          origin_op: string | null;
          overall_rating: number | null;
          plan: Json | null;
          property_id: string | null;
          recommendations: string | null;
          seq: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          analysis_summary?: string | null;
          analyzed_at?: string;
          created_at?: string;
          deleted_at?: string | null;
          floorplan_id: string;
          id?: string;
          language?: string | null;
          llm_model?: string | null;
          origin_op?: string | null;
          overall_rating?: number | null;
          plan?: Json | null;
          property_id?: string | null;
          recommendations?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          analysis_summary?: string | null;
          analyzed_at?: string;
          created_at?: string;
          deleted_at?: string | null;
          floorplan_id?: string;
          id?: string;
          language?: string | null;
          llm_model?: string | null;
          origin_op?: string | null;
          overall_rating?: number | null;
          plan?: Json | null;
          property_id?: string | null;
          recommendations?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vaastu_analysis_floorplan_id_fkey';
            columns: ['floorplan_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'floorplans';
            referencedColumns: ['id', 'user_id'];
          },
          {
            foreignKeyName: 'vaastu_analysis_property_id_fkey';
            columns: ['property_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      webhook_events: {
        Row: {
          attempts: number;
          id: string;
          is_sandbox: boolean;
          kind: string;
          next_check_at: string;
          order_id: string | null;
          outcome: string | null;
          payment_id: string | null;
          received_at: string;
          settled_at: string | null;
        };
        Insert: {
          attempts?: number;
          id: string;
          is_sandbox: boolean;
          kind: string;
          next_check_at?: string;
          order_id?: string | null;
          outcome?: string | null;
          payment_id?: string | null;
          received_at?: string;
          settled_at?: string | null;
        };
        Update: {
          attempts?: number;
          id?: string;
          is_sandbox?: boolean;
          kind?: string;
          next_check_at?: string;
          order_id?: string | null;
          outcome?: string | null;
          payment_id?: string | null;
          received_at?: string;
          settled_at?: string | null;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      aarti_to_review: { Args: { p_id: string | null; p_seq: number | null }; Returns: Json };
      aartis_to_review: { Args: never; Returns: Json };
      admin_usage: { Args: { p_from: string | null; p_to: string | null }; Returns: Json };
      apply_ops: { Args: { device_id: string | null; ops: Json | null }; Returns: Json };
      ask_refund: { Args: { p_admin_id: string | null; p_amount_paise: number | null; p_is_sandbox: boolean | null; p_payment_id: string | null; p_request_id: string | null }; Returns: Json };
      await_payment: { Args: { p_order_id: string | null; p_payment_id: string | null }; Returns: boolean };
      begin_analysis: { Args: { p_floorplan_id: string | null; p_lease_seconds: number | null; p_request_id: string | null; p_user_id: string | null }; Returns: Json };
      claim_chat_job: { Args: { p_lease_seconds: number | null; p_request_id: string | null; p_session_id?: string | null; p_user_id: string | null }; Returns: Json };
      claim_contact_mails: { Args: { p_most?: number | null }; Returns: Json };
      claim_deliveries: { Args: { p_now: string | null; p_reminders: Json | null }; Returns: Json };
      claim_refund: { Args: { p_lease_seconds: number | null; p_request_id: string | null }; Returns: boolean };
      claim_reminder_work: { Args: { p_limit?: number | null; p_now: string | null }; Returns: Json };
      complete_analysis: { Args: { p_language: string | null; p_llm_model: string | null; p_plan: Json | null; p_rating: number | null; p_recommendations: string | null; p_request_id: string | null; p_summary: string | null; p_user_id: string | null }; Returns: Json };
      complete_chat_job: { Args: { p_answered_by: string | null; p_free_reason?: string | null; p_image_url: string | null; p_language: string | null; p_query: string | null; p_request_id: string | null; p_response: string | null; p_session_id: string | null; p_sources: Json | null; p_user_id: string | null }; Returns: Json };
      content_version: { Args: never; Returns: number };
      content_versions: { Args: never; Returns: Json };
      count_aartis_to_review: { Args: never; Returns: number };
      drop_push_subscription: { Args: { p_endpoint: string | null }; Returns: boolean };
      drop_refund: { Args: { p_request_id: string | null }; Returns: boolean };
      end_device: { Args: { p_id: string | null }; Returns: boolean };
      erase_account: { Args: { p_user_id: string | null }; Returns: boolean };
      expire_chat_jobs: { Args: { p_older_than_seconds: number | null }; Returns: number };
      expire_payment_order: { Args: { p_order_id: string | null }; Returns: boolean };
      fail_chat_job: { Args: { p_reason: string | null; p_request_id: string | null; p_user_id: string | null }; Returns: Json };
      files_of_account: { Args: { p_user_id: string | null }; Returns: Json };
      finish_reminder_work: { Args: { p_deliveries: Json | null; p_subscriptions: Json | null }; Returns: number };
      get_credits: { Args: { p_user_id: string | null }; Returns: Json };
      give_back_guest_call: { Args: { p_device: string | null; p_request_id: string | null }; Returns: boolean };
      has_consent: { Args: { p_purpose: string | null; p_user_id: string | null }; Returns: boolean };
      hidden_festivals: { Args: never; Returns: string[] };
      installation_report: { Args: never; Returns: Json };
      keep_payment_order: { Args: { p_amount_paise: number | null; p_credits: number | null; p_currency: string | null; p_is_sandbox: boolean | null; p_order_id: string | null; p_plan_id: string | null; p_plan_name: string | null; p_request_id: string | null; p_user_id: string | null }; Returns: Json };
      keep_push_subscription: { Args: { p_auth: string | null; p_device_id: string | null; p_endpoint: string | null; p_language: string | null; p_p256dh: string | null; p_time_zone: string | null }; Returns: string };
      make_admin: { Args: { p_email: string | null; p_is_admin?: boolean | null }; Returns: boolean };
      mirror_digest: { Args: never; Returns: Json };
      move_content: { Args: { p_rows: Json | null; p_table: string | null; p_user_id: string | null }; Returns: number };
      move_empty: { Args: { p_user_id: string | null }; Returns: boolean };
      move_end: { Args: { p_created_at: string | null; p_digest: string | null; p_head: Json | null; p_tables: Json | null; p_user_id: string | null }; Returns: Json };
      move_files: { Args: { p_after: string | null; p_user_id: string | null }; Returns: Json };
      move_rows: { Args: { p_rows: Json | null; p_table: string | null; p_user_id: string | null }; Returns: number };
      move_state: { Args: { p_digest: string | null; p_user_id: string | null }; Returns: string };
      my_account: { Args: never; Returns: Json };
      my_devices: { Args: never; Returns: Json };
      note_contact_mailed: { Args: { p_id: string | null }; Returns: boolean };
      note_webhook_event: { Args: { p_event_id: string | null; p_is_sandbox: boolean | null; p_kind: string | null; p_order_id: string | null; p_payment_id: string | null }; Returns: Json };
      orphan_uploads: { Args: { older_than_days?: number | null }; Returns: Json };
      payment_order_of: { Args: { p_is_sandbox: boolean | null; p_order_id: string | null; p_user_id: string | null }; Returns: Json };
      payments_to_check: { Args: { p_is_sandbox: boolean | null; p_most?: number | null }; Returns: Json };
      price_payment_order: { Args: { p_is_sandbox: boolean | null; p_plan_id: string | null; p_request_id: string | null; p_user_id: string | null }; Returns: Json };
      pull_changes: { Args: { cursor?: number | null; generation?: string | null; known_floor?: number | null; page_limit?: number | null; schema?: number | null }; Returns: Json };
      pull_content: { Args: { known_version?: number | null }; Returns: Json };
      pull_content_changes: { Args: { known?: Json | null }; Returns: Json };
      pull_newest: { Args: { messages?: number | null; sessions?: number | null }; Returns: Json };
      purge_contact_senders: { Args: never; Returns: number };
      purge_guest_calls: { Args: never; Returns: number };
      purge_payment_traces: { Args: { p_older_than_days?: number | null }; Returns: number };
      purge_receipts: { Args: { p_older_than_days?: number | null }; Returns: number };
      purge_reminder_deliveries: { Args: { p_older_than_days?: number | null }; Returns: number };
      purge_tombstones: { Args: { p_older_than_days?: number | null }; Returns: number };
      put_off_reminder: { Args: { p_days_before: number | null; p_due_at: string | null; p_id: string | null }; Returns: boolean };
      refund_of: { Args: { p_request_id: string | null }; Returns: Json };
      refuse_ended_session: { Args: never; Returns: undefined };
      reserve_credits: { Args: { p_count: number | null; p_message_type: string | null; p_request_id: string | null; p_user_id: string | null }; Returns: Json };
      review_aarti: { Args: { p_file_url?: string | null; p_id: string | null; p_note?: string | null; p_seq: number | null; p_verdict: string | null }; Returns: Json };
      set_consent: { Args: { p_is_given: boolean | null; p_purpose: string | null }; Returns: Json };
      settle_payment: { Args: { p_is_sandbox: boolean | null; p_payment: Json | null; p_refunds: Json | null }; Returns: Json };
      settle_webhook_event: { Args: { p_event_id: string | null; p_outcome: string | null }; Returns: boolean };
      shown_reminder: { Args: { p_id: string | null }; Returns: Json };
      take_draft_call: { Args: { p_floorplan_id: string | null; p_user_id: string | null }; Returns: Json };
      take_guest_call: { Args: { p_device: string | null; p_network: string | null; p_question: string | null; p_request_id: string | null }; Returns: Json };
      words_of_ours: { Args: { p_texts: string[] | null; p_user_id: string | null }; Returns: string[] };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
